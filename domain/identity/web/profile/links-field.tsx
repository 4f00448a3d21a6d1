import { useQuery } from '@tanstack/react-query'
import { Plus, X } from 'lucide-react'
import { useState } from 'react'
import { socialMedia } from '#domain/reference/contract/lists.ts'
import { listQuery, useApi } from '#platform/web/api/api-context.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { useKitWords } from '#platform/web/ui/kit-words.tsx'
import { MenuButton } from '#platform/web/ui/menu.tsx'
import { TextField } from '#platform/web/ui/text-field.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { isSkype } from '../../contract/addresses.ts'
import { webAddress } from '../web-address.ts'
import styles from './profile.module.css'

export type Links = Readonly<Record<string, string>>

const keptAs = (code: string, typed: string) =>
  typed ? [[code, isSkype(code, typed) ? typed : webAddress(typed)]] : []

/** Addresses as they are kept: none that is empty, each with its scheme. */
export const linksToKeep = (links: Links): Links =>
  Object.fromEntries(Object.entries(links).flatMap(([code, url]) => keptAs(code, url.trim())))

type Props = { kind: 'network' | 'meeting'; name: string; links: Links; onChange: (links: Links) => void }

/** Addresses in networks or meeting rooms: those one has, and a list of those one may add. */
export function LinksField({ kind, name, links, onChange }: Props) {
  const t = useWords('identity')
  const kit = useKitWords()
  const api = useApi()
  const { data } = useQuery(listQuery(api, socialMedia, { pagination: 'false', kind }))
  const [added, setAdded] = useState<string | null>(null)
  const all = data?.rows ?? []
  const free = all.filter(one => !Object.hasOwn(links, one.code))
  const add = (code: string) => {
    setAdded(code)
    onChange({ ...links, [code]: '' })
  }
  const remove = (code: string) =>
    onChange(Object.fromEntries(Object.entries(links).filter(([known]) => known !== code)))
  return (
    <div className={styles.links}>
      {all
        .filter(one => Object.hasOwn(links, one.code))
        .map(one => (
          <div key={one.code} className={styles.link}>
            <TextField
              name={`${name}.${one.code}`}
              type={one.code === 'skype' ? 'text' : 'url'}
              label={one.name}
              placeholder={one.code === 'skype' ? 'live:… · https://' : 'https://'}
              maxLength={2000}
              autoFocus={one.code === added}
              value={links[one.code] ?? ''}
              onChange={url => onChange({ ...links, [one.code]: url })}
            />
            <Button
              variant="icon"
              icon={X}
              aria-label={kit.removeEntry(one.name)}
              onPress={() => remove(one.code)}
            />
          </div>
        ))}
      {free.length > 0 && (
        <MenuButton
          placement="bottom start"
          label={t(`profile.add_${kind}`)}
          trigger={
            <Button variant="soft" icon={Plus}>
              {t(`profile.add_${kind}`)}
            </Button>
          }
          groups={[
            {
              id: kind,
              entries: free.map(one => ({ id: one.code, label: one.name, onAction: () => add(one.code) })),
            },
          ]}
        />
      )}
    </div>
  )
}
