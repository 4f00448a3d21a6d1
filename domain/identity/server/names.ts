import { defineNames } from '#platform/server/names.ts'

/** What operators read of its jobs, and of the platform’s, which its page shows. */
export const identityJobNames = defineNames({
  send_mail: {
    fr: 'Envoyer un e-mail',
    en: 'Send an email',
    nl: 'Een e-mail verzenden',
    de: 'E-Mail senden',
    es: 'Enviar un correo',
    it: 'Invia un’e-mail',
  },
  sweep_integration_keys: {
    fr: 'Oublier les anciennes clés d’intégration',
    en: 'Forget old keys for integrations',
    nl: 'Oude integratiesleutels vergeten',
    de: 'Alte Integrationsschlüssel löschen',
    es: 'Olvidar las claves de integración antiguas',
    it: 'Eliminare le vecchie chiavi di integrazione',
  },
  sweep_accounts: {
    fr: 'Supprimer les comptes et sessions expirés',
    en: 'Delete expired accounts and sessions',
    nl: 'Verlopen accounts en sessies verwijderen',
    de: 'Abgelaufene Konten und Sitzungen löschen',
    es: 'Eliminar cuentas y sesiones caducadas',
    it: 'Elimina account e sessioni scaduti',
  },
  write_withdrawals: {
    fr: 'Mettre les retraits à l’abri des sauvegardes',
    en: 'Keep withdrawals safe from restored backups',
    nl: 'Intrekkingen naast de back-ups bewaren',
    de: 'Rücknahmen neben den Sicherungen festhalten',
    es: 'Guardar las retiradas aparte de las copias de seguridad',
    it: 'Conservare i ritiri a parte rispetto ai backup',
  },
  sweep_expired: {
    fr: 'Supprimer les anciens e-mails et limites',
    en: 'Delete old emails and limits',
    nl: 'Oude e-mails en limieten verwijderen',
    de: 'Alte E-Mails und Limits löschen',
    es: 'Eliminar correos y límites antiguos',
    it: 'Elimina vecchie e-mail e limiti',
  },
  fold_changes: {
    fr: 'Résumer les modifications',
    en: 'Summarize changes',
    nl: 'Wijzigingen samenvatten',
    de: 'Änderungen zusammenfassen',
    es: 'Resumir los cambios',
    it: 'Riassumi le modifiche',
  },
  light_demo_booths: {
    fr: 'Animer les stands de démonstration',
    en: 'Staff the demo booths',
    nl: 'De demostands bemannen',
    de: 'Demo-Stände besetzen',
    es: 'Atender los stands de demostración',
    it: 'Anima gli stand dimostrativi',
  },
})
