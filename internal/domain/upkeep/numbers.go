package upkeep

import "time"

// NumbersDays is over how many days, today included, the administrator's figures are told.
const NumbersDays = 30

// DayNumbers are one day's figures.
type DayNumbers struct {
	Day          time.Time // its beginning, in UTC
	SignUps      int
	Images       int   // delivered
	Passes       int   // of those: through the alpha gate without a remark
	Failures     int   // generations that gave nothing; canceled ones apart
	Releases     int   // credits that went back
	RevenueCents int64 // of the day's payments in US dollars, less what was given back of them, on whatever day
}

// Numbers are the administrator's figures.
type Numbers struct {
	Days          []DayNumbers // the last NumbersDays, oldest first, without a gap
	Paying        int          // users with a paid plan
	Waiting       int          // generations in the queue
	Oldest        time.Duration
	Running       int
	DatabaseBytes int64
}

// EdgeTotals are how many images were delivered, and how many of them passed the edge check without a note.
type EdgeTotals struct {
	Images int `db:"images"`
	Passes int `db:"passes"`
}
