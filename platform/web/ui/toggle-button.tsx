import type { ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'

/** A button that is on or off. The package's own brings with it everything by which lists are selected, 17 kB. */
export function ToggleButton({
  isSelected,
  onChange,
  ...rest
}: {
  className?: string | undefined
  isSelected: boolean
  onChange: (isSelected: boolean) => void
  isDisabled?: boolean | undefined
  'aria-label'?: string
  children: ReactNode
}) {
  return (
    <Button
      {...rest}
      aria-pressed={isSelected}
      data-selected={isSelected || undefined}
      onPress={() => onChange(!isSelected)}
    />
  )
}
