package collection

import "time"

// InsightDays is how many days, today included, an owner's insights look back.
const InsightDays = 30

// StyleKeywords are the words in prompts that insights count. The database knows them by their order; see migration 00018.
var StyleKeywords = []string{"minimalist", "3d render", "flat design", "watercolor", "digital art"}

// Insights tell owners what they make.
type Insights struct {
	Days   []DayCount   // InsightDays of them, oldest first, those without a picture too
	Styles []StyleCount // every one of StyleKeywords, in that order
}

// DayCount is how many images were made on a day (UTC), deleted ones too: deleting does not undo the making.
type DayCount struct {
	Day    time.Time // its first moment
	Images int
}

// StyleCount is how many standing images have a style keyword in their prompt. A prompt with two of them counts for both.
type StyleCount struct {
	Style  string
	Images int
}
