import { Checkbox } from 'react-aria-components/Checkbox'
import { keysOf } from '#platform/contract/record.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { CheckBoxMark } from '#platform/web/ui/check-box-mark.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { type AccessMatrix, accessRoles } from '../../contract/access.ts'
import { fairStatusIds } from '../../contract/statuses.ts'
import { isOpen, presets, withAccess } from './access.ts'
import styles from './access-matrix.module.css'

/** Who may follow a button, in which state of the fair: a row a role, a column a state. */
export function AccessMatrixField({
  value,
  onChange,
}: {
  value: AccessMatrix
  onChange: (access: AccessMatrix) => void
}) {
  const t = useWords('fairs')
  const statusName = (status: number) => t(`settings.status_${status}`)
  return (
    <div className={styles.field}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row of buttons */}
      <div className={styles.presets} role="group" aria-label={t('buttons.presets')}>
        {keysOf(presets).map(preset => (
          <Button key={preset} variant="secondary" size="small" onPress={() => onChange(presets[preset])}>
            {t(`buttons.preset_${preset}`)}
          </Button>
        ))}
      </div>
      <div className={styles.scroll}>
        <table className={styles.table} aria-label={t('buttons.access')}>
          <thead>
            <tr>
              <th scope="col">{t('buttons.role')}</th>
              {fairStatusIds.map(status => (
                <th key={status} scope="col">
                  {statusName(status)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {accessRoles.map(role => (
              <tr key={role}>
                <th scope="row">{t(`buttons.role_${role}`)}</th>
                {fairStatusIds.map(status => (
                  <td key={status}>
                    <Checkbox
                      className={styles.check}
                      aria-label={`${t(`buttons.role_${role}`)}, ${statusName(status)}`}
                      isSelected={isOpen(value, role, status)}
                      onChange={open => onChange(withAccess(value, role, status, open))}
                    >
                      <CheckBoxMark />
                    </Checkbox>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}
