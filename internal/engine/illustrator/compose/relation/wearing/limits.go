package wearing

// neckLimit is the most that a thing at the neck hangs down, as a share of the wearer's height.
const neckLimit = .42

// HatLimit is the most that a hat on a figure such as a snowman measures, as a share of its height: the face under it stays free.
// allHead is the same for things that are all head, such as pumpkins.
const (
	HatLimit = .3
	allHead  = .5
)

// maskedScarf is how much wider a scarf is below the head of an animal on the body of a person: that head hides a neck and most of the breast.
const maskedScarf = 1.9
