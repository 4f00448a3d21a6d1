import { PageTitle } from '#platform/web/ui/page-title.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { useFair } from '../fair-context.tsx'

export default function LegalPage() {
  const t = useWords('fairs')
  const fair = useFair()
  const name = fair?.name ?? 'Verrière'
  return (
    <>
      <PageTitle title={t('legal.title')} />
      {['publisher', 'hosting', 'content', 'data', 'rights'].map(part => (
        <section key={part} style={{ marginBottom: 'var(--s-5)' }}>
          <h2 style={{ fontSize: 'var(--t-22)', marginBottom: 'var(--s-2)' }}>{t(`legal.${part}_title`)}</h2>
          <p>{t(`legal.${part}`, { name })}</p>
        </section>
      ))}
    </>
  )
}
