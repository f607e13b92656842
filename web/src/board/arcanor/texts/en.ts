/** What names of Arcanor mean in English: variants, computer players, kinds of action, results, rejections by the letter of its rules. */
export default {
  'game.arcanor': 'Arcanor',
  'game.about.arcanor': 'Wooden rings swallow each other on the way to the far row.',
  'game.facts.arcanor': '2 players · 15 minutes · no luck, or a test of memory',
  'game.picture.arcanor': 'A match of Arcanor under way',
  'game.printed.arcanor': 'This table shows what is inside; the printed game hides it.',
  'game.printed.play.arcanor': 'Play as printed',

  'variant.memory': 'As printed (memory)',
  'variant.open': 'Open table',
  'variant.about.open':
    'What the rings hold is always visible. Not in the printed game: our own, to learn with.',
  'variant.about.memory':
    'The printed game. Lids are closed: remember who swallowed whom, or peek in front of everybody.',

  'option.release':
    'A piece may also set captives free by stepping off them (descriptions of the game differ)',
  'option.release.own': 'Only own pieces',
  'option.release.any': 'Any piece',

  'bot.arcanor.1': 'Pawn',
  'bot.arcanor.2': 'Page',
  'bot.arcanor.3': 'Squire',
  'bot.arcanor.4': 'Knight',
  'bot.arcanor.5': 'Arcanor',

  'arcanor.kind.move': 'Move all of it',
  'arcanor.kind.release': 'Only the outer piece',
  'arcanor.kind.capture': 'Capture',
  'arcanor.kind.capture-leaving': 'Capture, leaving the load',
  'arcanor.kind.peek': 'Lift and look (both see it)',
  'arcanor.kind.pass': 'Pass',

  'arcanor.hollow': 'empty inside',
  'arcanor.left': 'Left on {square}: {stack}.',
  'arcanor.nothing-left': 'It held nothing.',
  'arcanor.seen': 'Under the lid of {square}: {stack}.',
  'arcanor.put-back': 'Put back, as that may not stay. Under the lid of {square}: {stack}.',

  'result.twelve-points': 'Twelve points on the winning row.',
  'result.no-moves': 'Neither side can move.',
  'result.repetition': 'The same position for the third time.',
  'result.hundred-moves': 'A hundred moves each without progress.',

  'rejection.A.already-lifted': 'You have already looked in there in this turn.',
  'rejection.A.can-move': 'You can move, so you cannot pass.',
  'rejection.A.closed-table': 'At this table a capture does not say what it leaves.',
  'rejection.A.enemy-load': 'A captive is only left behind by a capture.',
  'rejection.A.holds-nothing': 'This piece holds nothing.',
  'rejection.A.loaded': 'A piece cannot capture with its load; leave the load behind.',
  'rejection.A.locked': 'This piece has reached its winning row and stays there.',
  'rejection.A.no-piece': 'There is no piece there.',
  'rejection.A.not-adjacent': 'A piece moves one square, in any direction.',
  'rejection.A.not-yours': 'This stack belongs to the other side.',
  'rejection.A.nothing-to-capture': 'There is nothing to capture there.',
  'rejection.A.occupied': 'An enemy stands there.',
  'rejection.A.open-table': 'Everything is shown at this table; there is no need to look.',
  'rejection.A.out-of-reach': 'That piece has reached its winning row and is safe there.',
  'rejection.A.own-piece': 'Your own piece stands there.',
  'rejection.A.wrong-size':
    'A piece captures only the next size: a 1 takes a 2, a 2 takes a 3, a 3 takes a 4.',
};
