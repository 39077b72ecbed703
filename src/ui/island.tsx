import { Component } from 'react'
import type { ComponentType, ErrorInfo, ReactNode } from 'react'
import { calloutClass } from './looks.ts'

interface BoundaryProps {
  readonly children: ReactNode
  readonly words: CrashWords
  readonly onCrash: CrashReport
}

interface BoundaryState {
  readonly hasCrashed: boolean
}

/** The message in place of a crashed part. */
export interface CrashWords {
  readonly crash: string
  readonly crashHint: string
}

/** Reports a render error with its component stack. */
export type CrashReport = (error: unknown, componentStack: string) => unknown

class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { hasCrashed: false }

  static getDerivedStateFromError(): BoundaryState {
    return { hasCrashed: true }
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    this.props.onCrash(error, info.componentStack ?? '')
  }

  override render(): ReactNode {
    if (!this.state.hasCrashed) return this.props.children
    return (
      <div className={calloutClass} data-accent-color="red" role="alert">
        <strong>{this.props.words.crash}</strong>
        <p>{this.props.words.crashHint}</p>
      </div>
    )
  }
}

/** Turns a component into an island. A crash replaces only the island with an error message. */
export function island<Props extends object>(
  View: ComponentType<Props>,
  words: CrashWords,
  onCrash: CrashReport,
): ComponentType<Props> {
  return function Island(props: Props) {
    return (
      <Boundary words={words} onCrash={onCrash}>
        <View {...props} />
      </Boundary>
    )
  }
}
