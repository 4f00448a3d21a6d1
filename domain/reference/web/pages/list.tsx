import { ListPage } from '../list/list-page.tsx'

/** Any list that an administrator keeps. */
export default function ReferenceListPage() {
  return <ListPage />
}
