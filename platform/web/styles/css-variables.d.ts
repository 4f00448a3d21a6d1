import 'react'

// Lets a `style` attribute set the tokens and the components' own variables.
declare module 'react' {
  interface CSSProperties {
    [name: `--${string}`]: string | number | undefined
  }
}
