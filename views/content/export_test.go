package content

import (
	"maps"
	"strconv"
)

// CutHead is cutHead, for tests.
var CutHead = cutHead

// ParseText is parseText, for tests.
var ParseText = parseText

// Topics are all topics that messages lead to.
func Topics() map[string]Topic {
	all := maps.Clone(topics)
	for i, topic := range []Topic{CommonErrors, SigningIn, SigningUp, Missing, Waiting, Credits, Failed, Requests, Tokens, Twice} {
		all["message "+strconv.Itoa(i)] = topic
	}
	return all
}
