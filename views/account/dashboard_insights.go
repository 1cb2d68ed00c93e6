package account

import (
	"fmt"
	"strconv"

	"pellucid/internal/domain/collection"
	"pellucid/views/components"
)

// quickActions are what people come to the dashboard for, one step away.
var quickActions = []struct{ name, address string }{
	{"Create New Image", "/create"},
	{"My Images", "/gallery/my"},
	{"Favorites", "/gallery/favorites"},
	{"Credit history", "/settings?tab=credits"},
	{"Help", "/help"},
}

// longestBar is how long the bar of the most used style is, in percent; the rest is for the figure at its end.
const longestBar = 85

// styleBar is the length of a style's bar from zero, as an SVG length.
func styleBar(styles []collection.StyleCount, images int) string {
	most := 1
	for _, s := range styles {
		most = max(most, s.Images)
	}
	return strconv.Itoa(longestBar*images/most) + "%"
}

// daysInWords says in a sentence what the days show.
func daysInWords(days []collection.DayCount) string {
	var total, best int
	for i, day := range days {
		total += day.Images
		if day.Images >= days[best].Images {
			best = i
		}
	}
	if total == 0 {
		return fmt.Sprintf("No images in these %d days.", len(days))
	}
	return fmt.Sprintf("%s in %d days; most on %s: %s.",
		components.Count(total, "image"), len(days), components.Date(days[best].Day), components.Number(days[best].Images))
}
