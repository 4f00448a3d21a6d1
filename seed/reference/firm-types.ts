export const firmTypes: { code: string; names: string }[] = [
  { code: 'company', names: 'Entreprise | Company | Bedrijf | Unternehmen | Empresa | Impresa' },
  { code: 'startup', names: 'Jeune pousse | Start-up | Start-up | Start-up | Empresa emergente | Start-up' },
  {
    code: 'cooperative',
    names: 'Coopérative | Cooperative | Coöperatie | Genossenschaft | Cooperativa | Cooperativa',
  },
  {
    code: 'school',
    names:
      'École ou université | School or university | School of universiteit | Schule oder Hochschule | Escuela o universidad | Scuola o università',
  },
  {
    code: 'association',
    names: 'Association | Association | Vereniging | Verein | Asociación | Associazione',
  },
  {
    code: 'institution',
    names:
      'Institution publique | Public institution | Openbare instelling | Öffentliche Einrichtung | Institución pública | Istituzione pubblica',
  },
  { code: 'media', names: 'Média | Media | Media | Medien | Medio de comunicación | Media' },
]
