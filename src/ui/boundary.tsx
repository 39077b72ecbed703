import { Component } from 'react'
import type { ErrorInfo, ReactNode } from 'react'

interface BoundaryProps {
  readonly children: ReactNode
  readonly words: { readonly crash: string; readonly crashHint: string }
  readonly onCrash: (error: unknown, componentStack: string) => void
}

interface BoundaryState {
  readonly hasCrashed: boolean
}

/** Shows the crash sentence in place of a part that failed to render (spec section 8). */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
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
      <div className="crash" role="alert">
        <p>{this.props.words.crash}</p>
        <p>{this.props.words.crashHint}</p>
      </div>
    )
  }
}
