import { Callout } from '@radix-ui/themes'
import type { ReactNode } from 'react'
import { Icon } from './icons.tsx'

interface NoticeProps {
  readonly tone: 'error' | 'info'
  readonly children: ReactNode
}

const toneColors = { error: 'red', info: 'iris' } as const

/** A sentence about the whole form, announced when it appears. */
export function Notice({ tone, children }: NoticeProps) {
  return (
    <Callout.Root
      color={toneColors[tone]}
      size="1"
      variant="soft"
      role={tone === 'error' ? 'alert' : 'status'}
    >
      <Callout.Icon>
        <AlertIcon />
      </Callout.Icon>
      <Callout.Text>{children}</Callout.Text>
    </Callout.Root>
  )
}

function AlertIcon() {
  return (
    <Icon>
      <circle cx="10" cy="10" r="7.25" />
      <path d="M10 6.5v4M10 13.4v.1" />
    </Icon>
  )
}
