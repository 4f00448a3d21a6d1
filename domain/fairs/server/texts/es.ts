import type { StandardTexts } from './standard-texts.ts'

export const es: StandardTexts = {
  legal: [
    [
      'Editor',
      '{{name}} está publicado por sus organizadores. Para contactar con ellos, use la página de contacto.',
    ],
    ['Alojamiento', 'Las páginas y los datos los sirve la instalación de los organizadores, sin terceros.'],
    ['Contenidos', 'Cada expositor responde de lo que publica en su stand.'],
  ],
  terms: [
    [
      'El servicio',
      '{{name}} es una feria virtual: se visitan stands, se conoce a expositores y se guardan sus folletos. Sus organizadores fijan las fechas, el acceso y el programa.',
    ],
    [
      'Su cuenta',
      'Usted facilita datos correctos y guarda su contraseña para sí. Una cuenta es personal: lo que se hace con ella se considera hecho por usted. Los organizadores pueden someter las inscripciones a su aprobación.',
    ],
    [
      'Conducta',
      'Aquí se habla como en una feria: con respeto. Quedan excluidas las expresiones ilícitas u ofensivas, la publicidad no solicitada, la recogida de direcciones y todo intento de perturbar el servicio. Los organizadores pueden suspender una cuenta por ello.',
    ],
    [
      'Contenidos',
      'Cada expositor responde de lo que publica en su stand. Textos, imágenes, vídeos y marcas siguen siendo de sus autores; lo que descarga es para su propio uso.',
    ],
    [
      'Disponibilidad',
      'La feria se mantiene abierta con cuidado, sin garantía de acceso ininterrumpido. Lo que acuerdan un visitante y un expositor es cosa de ambos.',
    ],
    ['Irse', 'Puede eliminar su cuenta en cualquier momento en su perfil, en «Mis datos».'],
    [
      'Cambios',
      'Si estas condiciones cambian, la nueva versión se publica aquí con su fecha. La que usted aceptó queda anotada con su inscripción.',
    ],
  ],
  privacy: [
    [
      'Quién es responsable',
      'Los organizadores de {{name}} son los responsables del tratamiento de sus datos. Puede contactar con ellos en la página de contacto. Cuando se dirige a un expositor, este responde de lo que usted le confía.',
    ],
    [
      'Qué se guarda',
      'Lo que escribe al inscribirse y en su perfil, sus ferias, sus favoritos, sus consentimientos, los correos que le enviamos y sus conexiones con su dirección IP y su navegador.',
    ],
    [
      'Para qué',
      'Para dejarle entrar, mostrarle a las personas con las que se encuentra, escribirle sobre su inscripción y proteger el servicio. Nada se vende, nada sirve para publicidad.',
    ],
    [
      'Quién lo ve',
      'Su tarjeta de visita la ven los participantes de sus ferias; el resto de su perfil, solo los organizadores. Su correo electrónico se muestra solo si la feria y usted lo quieren.',
    ],
    [
      'Cuánto tiempo',
      'Su cuenta se guarda hasta que usted la elimine. Una cuenta nunca confirmada desaparece a los 30 días; una conexión, siete días después de terminar.',
    ],
    [
      'Sus derechos',
      'En su perfil consulta y corrige sus datos; en «Mis datos» los descarga o los elimina. Para cualquier otra petición, escriba a los organizadores. También puede acudir a la autoridad de protección de datos de su país.',
    ],
    ['Cookies', 'En su navegador solo se guarda lo necesario; la página de cookies lo enumera.'],
  ],
}
