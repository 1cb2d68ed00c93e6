package pose

// Hand is what a hand does.
type Hand int

const (
	Relaxed  Hand = iota
	Fist          // closed around something that crosses the palm
	OpenHand      // fingers spread
	FlatHand      // fingers together and straight
	CupHand       // fingers seen, supporting something
	RestHand      // lying on something
	PushHand      // palm against something
	Point         // index finger stretched
	Pinch         // thumb and index finger meet
	ChinHand      // at the chin
	ThumbUp       // closed, the thumb stretched
	Victory       // index and middle finger stretched
)
