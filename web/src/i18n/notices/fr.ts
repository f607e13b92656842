import type en from './en';

/** What is told when no page is open, and matches that last for days. */
const fr: typeof en = {
  'notices.title': 'Notifications sur cet appareil',
  'notices.text':
    'Vous prévient de ce qui se passe dans vos parties quand aucune page n’est ouverte. Chaque appareil a ses réglages, et ce qui est caché dans une partie n’est jamais annoncé.',
  'notices.on': 'Activer',
  'notices.off': 'Désactiver',
  'notices.blocked':
    'Ce navigateur ne laisse pas la page afficher de notifications. Vous pouvez changer cela dans ses réglages.',
  'notices.unsupported': 'Ce navigateur ne peut rien annoncer quand aucune page n’est ouverte.',
  'notices.failed': 'Le navigateur n’a pas pu s’inscrire aux notifications. Réessayez plus tard.',
  'notices.kinds': 'Me prévenir',
  'notices.kind.turn': 'À moi de jouer',
  'notices.kind.time': 'Temps presque écoulé, long silence',
  'notices.kind.offer': 'Propositions',
  'notices.kind.result': 'Résultats',
  'notices.kind.seat': 'Places prises',
  'notices.silent': 'Heures de silence',
  'notices.from': 'De',
  'notices.until': 'à',
  'notices.ask': 'Cet appareil doit-il vous prévenir quand ce sera de nouveau à vous ?',
  'notices.yes': 'Oui, volontiers',
  'notices.no': 'Pas maintenant',

  'mail.title': 'Notifications par e-mail',
  'mail.text':
    'Vous prévient par e-mail de ce qui se passe dans vos parties quand vous n’êtes pas là. Ce qui est caché dans une partie n’est jamais annoncé, et un clic dans n’importe quel message suffit pour ne plus en recevoir.',
  'mail.address': 'Adresse e-mail',
  'mail.give': 'M’envoyer un lien',
  'mail.waiting':
    'Un lien est en route vers {address}. Ouvrez-le dans les 24 heures pour confirmer l’adresse.',
  'mail.confirmed': 'Les messages vont à {address}.',
  'mail.remove': 'Oublier cette adresse',

  'absence.nudge': 'Relancer {name}',
  'absence.nudged': '{name} sait maintenant que vous attendez.',
  'absence.waits': '{name} attend que vous jouiez.',
  'absence.onHoliday': '{name} est en vacances jusqu’au {date}. La pendule est arrêtée.',
  'absence.silent':
    '{name} ne donne plus signe de vie depuis {n} jour.|{name} ne donne plus signe de vie depuis {n} jours.',
  'clock.silence': 'Continuer sans une personne silencieuse après',
  'clock.silenceDays': '{n} jour|{n} jours',
  'absence.silentFrom':
    'Si {name} ne donne pas signe de vie, la partie pourra continuer sans lui ou elle à partir du {date}.',
  'absence.replace': 'Laisser jouer l’ordinateur',
  'absence.close': 'Clore sans résultat',
  'absence.closeSure': 'Clore la partie sans résultat ?',
  'absence.holiday': 'Prendre des vacances',
  'absence.holidayText':
    'Votre pendule s’arrête dans cette partie, et les autres l’apprennent. Vous avez 30 jours par année civile.',
  'absence.days': 'Jours',
  'absence.take': 'Je pars',
  'absence.back': 'Finir mes vacances',
  'seat.holiday': 'en vacances jusqu’au {date}',
  'match.nextTurn': 'Partie suivante',
  'home.yourTurnFor': 'À vous, encore {time}',
  'result.silence': 'Partie close sans résultat après un long silence.',

  'holiday.title': 'Vacances',
  'holiday.text':
    'Vos pendules s’arrêtent dans toutes les parties avec des jours par tour, et les autres l’apprennent. Chaque partie a 30 jours par année civile.',
  'holiday.begun': 'Votre pendule est arrêtée dans {n} partie.|Votre pendule est arrêtée dans {n} parties.',
  'holiday.ended': 'Votre pendule repart dans {n} partie.|Votre pendule repart dans {n} parties.',

  'replies.plan': 'Prévoir des réponses',
  'replies.title': 'Réponses prévues',
  'replies.text':
    'S’ils jouent ceci, vous répondez cela : votre réponse est jouée aussitôt. Vous seul voyez votre plan.',
  'replies.none': 'Rien n’est encore prévu.',
  'replies.try': 'Essayez ce que {name} pourrait jouer',
  'replies.answer': 'Jouez maintenant votre réponse',
  'replies.ask': 'Est-ce votre réponse ?',
  'replies.planThis': 'Prévoir cette réponse',
  'replies.isPlanned': 'Cette réponse est prévue. Vous pouvez continuer à partir d’ici.',
  'replies.full': 'Un plan compte {n} suites au plus.',
  'replies.restart': 'Recommencer',
  'replies.remove': 'Retirer',
  'replies.removeLine': 'Retirer {line}',
};

export default fr;
