import { Component, type ReactNode } from 'react'

type Props = { text: string; home: string; children: ReactNode }

/** Around the page of errors: where that fails as well, one sentence and the way home, which need nothing else. */
export class LastResort extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError = () => ({ hasFailed: true })

  override render() {
    const { text, home, children } = this.props
    if (!this.state.hasFailed) return children
    return (
      <main id="main" style={{ padding: '48px 16px' }}>
        <h1>{text}</h1>
        <p>
          <a href="/">{home}</a>
        </p>
      </main>
    )
  }
}
