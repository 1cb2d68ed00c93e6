package domain

import (
	"math"
	"time"
)

// hotDay is how much newer an image must be to stand level with one that has ten times its interest.
const hotDay = 2 * 24 * time.Hour

var hotEpoch = time.Date(2025, time.January, 1, 0, 0, 0, 0, time.UTC)

// Hot is the trending score: log10(1 + 3·likes + 4·favorites + downloads) + age of the product at creation / 2 days.
// It needs no recomputing as time passes, since every image ages alike: an image overtakes one that is two days newer
// when it has ten times the interest.
func Hot(likes, favorites, downloads int, createdAt time.Time) float64 {
	interest := float64(1 + 3*likes + 4*favorites + downloads)
	return math.Log10(interest) + createdAt.Sub(hotEpoch).Hours()/hotDay.Hours()
}
