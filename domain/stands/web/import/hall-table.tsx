import styles from '#platform/web/import/import.module.css'
import { Badge } from '#platform/web/ui/badge.tsx'
import { Table } from '#platform/web/ui/table.tsx'
import { useWords } from '#platform/web/words/words.ts'
import type { ImportPreview } from '../../contract/import/endpoints.ts'

/** The halls that the rows name. */
export function HallTable({ preview }: { preview: ImportPreview }) {
  const t = useWords('stands')
  if (!preview.hallList.length) return null
  return (
    <>
      <h2 className={styles.heading}>{t('import.halls')}</h2>
      <Table
        label={t('import.halls')}
        rows={preview.hallList}
        rowId={hall => hall.letter}
        rowName={hall => hall.name}
        columns={[
          { id: 'letter', label: t('import.letter'), width: '90px', render: hall => <b>{hall.letter}</b> },
          { id: 'name', label: t('import.field_hall'), isRowHeader: true, render: hall => hall.name },
          { id: 'stands', label: t('import.stands'), isNumeric: true, render: hall => hall.stands },
          {
            id: 'new',
            label: t('import.state'),
            render: hall =>
              hall.isNew ? (
                <Badge tone="fair">{t('import.is_new')}</Badge>
              ) : (
                <Badge>{t('import.is_there')}</Badge>
              ),
          },
        ]}
      />
    </>
  )
}
