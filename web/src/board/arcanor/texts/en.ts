/** What names of Arcanor mean in English: variants, computer players, kinds of action, results, rejections by the letter of its rules. */
export default {
  'game.arcanor': 'Arcanor',
  'game.about.arcanor': 'Wooden rings swallow each other as they cross.',
  'game.facts.arcanor': '2 players · 15 minutes · no luck; as printed, a test of memory',
  'game.picture.arcanor': 'A match of Arcanor under way',
  'game.printed.arcanor': 'This table shows what is inside; the printed game hides it.',
  'game.printed.play.arcanor': 'Play from memory, as printed',

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
  'bot.arcanor.style.1': 'Marches ahead and does not see who waits beside the road.',
  'bot.arcanor.style.2': 'Hunts: would rather take a prisoner than a step forward.',
  'bot.arcanor.style.3': 'Gets in your way, and looks five moves ahead.',
  'bot.arcanor.style.4': 'Leans to nothing, and judges a position by long experience.',
  'bot.arcanor.style.5': 'The strongest: thinks for as long as it may.',

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

  'result.twelve-points': '{name} shows {n} points on the winning row.',
  'result.no-moves': 'Neither side can move: the points on the winning rows decide.',
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

  'aim.arcanor': 'Show twelve points on the far row before the other side does.',
  'arcanor.does.move': 'moves from {from} to {to}',
  'arcanor.does.release': 'moves the outer piece from {from} to {to}',
  'arcanor.does.capture': 'captures on {to} from {from}',
  'arcanor.does.capture-leaving': 'captures on {to}, leaving the load on {from}',
  'arcanor.does.peek': 'lifts the piece on {from}',
  'arcanor.does.pass': 'passes',
  'tip.arcanor.move':
    'Choose a piece, then a square beside it, in any direction. It takes along all it holds.',
  'tip.arcanor.near': 'Watch their far row: at twelve points the match is over at once.',
  'tip.arcanor.capture':
    'You can capture: an empty piece covers an enemy one size smaller. 1 takes 2, 2 takes 3, 3 takes 4.',
  'tip.arcanor.row':
    'On the far row a piece stays for good, and only the outer one counts. Release first, and both can score.',
  'tip.arcanor.release':
    'The outer piece can also go alone: choose a square, then “Only the outer piece”. What it held stays.',
  'tip.arcanor.lids':
    'The lids are closed here: remember who holds whom. You may lift your own piece, but both of you see it.',
  'tip.arcanor.small': 'Small pieces are worth most: a 4 shows four points on the far row, a 1 only one.',
  'arcanor.kind.edit': 'here',
  'arcanor.tool.move': 'Move a stack',
  'arcanor.tool.erase': 'Take the outer piece away',
};
