import { Mark, type MarkShape } from '#platform/web/ui/mark.tsx'

type Marked = { name: string; color: string; shape: MarkShape; logo: string | null; initials?: string }

/** The sign of a firm: its logo, or its initials in its shape and colour. */
export const FirmMark = ({ firm, size }: { firm: Marked; size?: number }) => (
  <Mark
    name={firm.name}
    color={firm.color}
    shape={firm.shape}
    logo={firm.logo}
    size={size}
    {...(firm.initials && { initials: firm.initials })}
  />
)
