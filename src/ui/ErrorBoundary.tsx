import { Component, type ReactNode } from 'react'

interface ErrorBoundaryProps {
  children: ReactNode
  /** What stands in the place of the children after they have failed. */
  instead: ReactNode
  onFailed?: () => void
}

/** When one of its children fails while it is drawn, only these children disappear. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch() {
    this.props.onFailed?.()
  }

  override render() {
    return this.state.hasFailed ? this.props.instead : this.props.children
  }
}
