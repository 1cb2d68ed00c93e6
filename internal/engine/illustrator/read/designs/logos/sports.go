package logos

import "pellucid/internal/engine/illustrator/lexicon"

// SportThings stand for the sports of teams.
var SportThings = map[string]string{
	"baseball": "baseball", "football": "football", "softball": "softball", "soccer": "soccer-ball", "basketball": "basketball", "volleyball": "volleyball", "tennis": "tennis-ball", "cheer": "megaphone",
	"cheerleading": "megaphone", "golf": "golf-ball", "bowling": "bowling-ball",
}

// TeamWords say what a mascot is for.
var TeamWords = lexicon.Set("esports clan gaming")
