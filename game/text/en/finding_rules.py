"""English: finding_rules. Made by `python -m tools.messages`."""


synonyms = 'book: canasta basket pile set\nclean: pure natural red unmixed\ndirty: mixed black unnatural\ndiscard: throw thrown toss put away discarded\njoker: wildcard\nmeld: lay laid set spread group\nnatural: real plain\npermission: ask allow may ok okay consent agree\nstock: deck talon draw pile bank\ntaken: pick picked up pickup grab get\nteammate: partner partners team mate mates\ntwo: deuce\nupcard: top card face up\nwild: wildcard joker deuce two'
figures = '1: one\n2: two\n3: three\n4: four\n5: five\n6: six\n7: seven\n8: eight\n9: nine\n10: ten\n11: eleven\n13: thirteen\n14: fourteen\n20: twenty\n22: twenty two\n50: fifty\n60: sixty\n90: ninety\n100: hundred\n300: three hundred\n500: five hundred\n1500: fifteen hundred\n5000: five thousand\n10000: ten thousand\nj: jack\nq: queen\nk: king'
forms = 'lay: laid lie\ndraw: drawn drew\ntake: took taken\nkeep: kept\nhold: held\nfreeze: froze frozen\ndeal: dealt\nthrow: thrown threw\ngo: went gone goes\ngive: gave given\nbegin: began begun\nfoot: feet\nace: aces\nwin: won\nred: hearts diamonds\nblack: clubs spades'
endings = 'ies>y s ing ed e'
small_words = 'a an and any are at be can cannot do does for from have how i in is it its many much must of on or our should than that the their them there they this through to us we what when where which who will with you your'
