import { Component, type ReactNode } from 'react'
import { readFields } from './fields'

interface Props {
  root: HTMLElement
  onReady: () => void
  onFail: (error: unknown, typed: ReadonlyMap<string, string>) => void
  children: ReactNode
}

/** Catches what breaks inside an island and saves what was typed, while the broken screen is still there. */
export class Boundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false }

  /** What the fields held before the failed screen was taken down. */
  private typed: ReadonlyMap<string, string> = new Map()

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidMount() {
    if (!this.state.failed) this.props.onReady()
  }

  override getSnapshotBeforeUpdate() {
    if (this.state.failed) this.typed = readFields(this.props.root)
    return null
  }

  // React asks for this one wherever there is a snapshot.
  override componentDidUpdate() {}

  override componentDidCatch(error: unknown) {
    this.props.onFail(error, this.typed)
  }

  override render() {
    return this.state.failed ? null : this.props.children
  }
}
