import type { CommonWords } from './common-words.ts'

export const es: CommonWords = {
  greeting: 'Hola, {{firstName}}:',
  orCopy: 'Si el botón no se abre, copie esta dirección en su navegador:',
  closing: 'Hasta pronto,\nEl equipo de {{fair}}',
  optOut: {
    reason: 'Recibe este correo porque participa en {{fair}}.',
    action: 'No recibir más estos correos',
  },
  test: 'Prueba: ',
  names: {
    firstName: 'Nombre',
    lastName: 'Apellidos',
    fair: 'Nombre de la feria',
    link: 'Enlace o botón',
  },
}
