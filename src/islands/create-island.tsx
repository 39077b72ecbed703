import type { ComponentType } from 'react'
import { failureMessages } from '../messages/failures.ts'
import { reportCrash } from '../stores/calls/report-crash.ts'
import { CrashBoundary } from '../ui/crash-boundary.tsx'

/** Turns a component into an island. A crash is reported, and replaces only the island with an error message. */
export function createIsland<Props extends object>(View: ComponentType<Props>): ComponentType<Props> {
  return function Island(props: Props) {
    return (
      <CrashBoundary words={failureMessages} onCrash={reportCrash}>
        <View {...props} />
      </CrashBoundary>
    )
  }
}
