import { Component } from 'react'
import type { ErrorInfo, ReactNode } from 'react'
import { calloutClass } from './radix-classes.ts'

interface CrashBoundaryProps {
  readonly children: ReactNode
  /** The message in place of the crashed part. */
  readonly words: { readonly crash: string; readonly crashHint: string }
  /** Reports a render error with its component stack. */
  readonly onCrash: (error: unknown, componentStack: string) => unknown
}

interface CrashBoundaryState {
  readonly hasCrashed: boolean
}

/** Replaces its part of the page with an error message after a crash. */
export class CrashBoundary extends Component<CrashBoundaryProps, CrashBoundaryState> {
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
