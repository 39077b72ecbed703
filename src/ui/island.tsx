import { Component } from 'react'
import type { ComponentType, ErrorInfo, ReactNode } from 'react'
import { calloutClass } from './radix-classes.ts'

interface CrashBoundaryProps {
  readonly children: ReactNode
  readonly words: CrashWords
  readonly onCrash: CrashHandler
}

interface CrashBoundaryState {
  readonly hasCrashed: boolean
}

/** The message in place of a crashed part. */
export interface CrashWords {
  readonly crash: string
  readonly crashHint: string
}

/** Reports a render error with its component stack. */
export type CrashHandler = (error: unknown, componentStack: string) => unknown

class CrashBoundary extends Component<CrashBoundaryProps, CrashBoundaryState> {
  override state: CrashBoundaryState = { hasCrashed: false }

  static getDerivedStateFromError(): CrashBoundaryState {
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
export function createIsland<Props extends object>(
  View: ComponentType<Props>,
  words: CrashWords,
  onCrash: CrashHandler,
): ComponentType<Props> {
  return function Island(props: Props) {
    return (
      <CrashBoundary words={words} onCrash={onCrash}>
        <View {...props} />
      </CrashBoundary>
    )
  }
}
