import { Outlet, useParams } from 'react-router'
import { FairProvider } from '#domain/fairs/web/fair-context.tsx'

/** Everything under one fair: its theme, its words for links, its modules. */
export function FairFrame() {
  const { salon } = useParams()
  return (
    <FairProvider salon={salon}>
      <Outlet />
    </FairProvider>
  )
}
