import { ListPage } from '#domain/reference/web/list/list-page.tsx'
import { EntryPicture } from '../lists/entry-picture.tsx'

/** The lists whose entries are seen, not only named: booths and their people. */
export default function DrawnListPage() {
  return <ListPage picture={(list, values) => <EntryPicture list={list} values={values} />} />
}
