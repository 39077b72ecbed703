import { useStore } from '@nanostores/react'
import type { WritableAtom } from 'nanostores'
import type { ReactNode } from 'react'
import { useLazyCode } from '../../ui/use-lazy-code.ts'

interface LazyDialogProps<Request, Code> {
  /** The request for the dialog. Undefined while it is closed. */
  readonly $request: WritableAtom<Request | undefined>
  readonly load: () => Promise<Code>
  readonly children: (code: Code, request: Request, close: () => void) => ReactNode
}

/** Shows a dialog that a store requests, once its code is loaded. */
export function LazyDialog<Request, Code>({ $request, load, children }: LazyDialogProps<Request, Code>) {
  const request = useStore($request)
  const close = (): void => $request.set(undefined)
  const code = useLazyCode(load, request !== undefined, close)
  return request !== undefined && code ? children(code, request, close) : null
}
