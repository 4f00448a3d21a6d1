import { type LinkProps, Link as RouterLink } from 'react-router'

/** A link through the router; without the mark of what the router would look for, which nothing here does. */
export const Link = (props: LinkProps) => <RouterLink discover="none" {...props} />
