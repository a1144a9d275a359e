import { Component, type ReactNode } from 'react'
import { Button } from './Button'

interface ErrorBoundaryProps {
  children: ReactNode
}

/** Stands in for a part of the page that broke, or whose code could not be fetched; nothing else is lost. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override render() {
    if (!this.state.broken) return this.props.children
    return (
      <div role="alert" className="broken">
        <h1>This page could not be shown</h1>
        <p>A part of the console did not load. Nothing was changed. Reload the page to go on.</p>
        <Button look="primary" onClick={() => window.location.reload()}>
          Reload
        </Button>
      </div>
    )
  }
}
