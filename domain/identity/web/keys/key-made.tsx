import { BookOpen } from 'lucide-react'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { ToldOnce } from '#platform/web/ui/told-once.tsx'
import { useWords } from '#platform/web/words/words.ts'
import type { MadeKey } from './key-owner.ts'

/** A first call with it, as one types it. */
const exampleOf = (fair: number, { key, scope }: MadeKey) => {
  const { origin } = window.location
  const head = `curl -H 'Authorization: Bearer ${key}'`
  return {
    import: `${head} \\\n  -F file=@exhibitors.xlsx \\\n  ${origin}/api/fairs/${fair}/import/preview`,
    export: `${head} \\\n  -o exhibitors.xlsx \\\n  '${origin}/api/firms/back/export?fair=${fair}&format=xlsx'`,
    leads: `${head} \\\n  '${origin}/api/leads?fair=${fair}'`,
  }[scope]
}

/** A key that was just made. */
export function KeyMade({ fair, made }: { fair: number; made: MadeKey }) {
  const t = useWords('identity')
  return (
    <ToldOnce
      title={t('keys.made')}
      text={t('keys.made_text')}
      secret={made.key}
      copy={{ label: t('keys.copy'), done: t('keys.copied') }}
      more={
        <ButtonLink variant="ghost" icon={BookOpen} href="/api/docs" target="_blank">
          {t('keys.docs')}
        </ButtonLink>
      }
      example={{ title: t('keys.example'), code: exampleOf(fair, made) }}
    />
  )
}
