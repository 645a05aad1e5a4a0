import { Component, type ErrorInfo, type ReactNode } from 'react'
import { forgetFailedLoads } from '@/lib/lazyModule'
import { recoverFromDeploy } from '@/lib/recoverFromDeploy'
import { reportProblem } from '@/lib/report'
import { ErrorPage } from './ErrorPage'

type ErrorBoundaryProps = {
  /** A change of this key clears the error. */
  resetKey: string
  children: ReactNode
}

type ErrorBoundaryState = { error: unknown; failed: boolean; resetKey: string }

export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { error: null, failed: false, resetKey: this.props.resetKey }

  static getDerivedStateFromError(error: unknown) {
    return { error, failed: true }
  }

  static getDerivedStateFromProps({ resetKey }: ErrorBoundaryProps, state: ErrorBoundaryState) {
    return resetKey === state.resetKey ? null : { error: null, failed: false, resetKey }
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    forgetFailedLoads()
    if (recoverFromDeploy(error)) return
    reportProblem(error, info.componentStack ?? undefined)
  }

  override render() {
    return this.state.failed ? <ErrorPage error={this.state.error} /> : this.props.children
  }
}
