package openaitest

// Answer is how the server answers one call for a picture.
type Answer int

// The answers. Without any, calls are answered with Fine.
const (
	Fine           Answer = iota // a PNG with a true alpha channel where it was asked for, in a stream where that was asked for
	Photo                        // an opaque PNG on a photograph, whatever was asked for
	Checkerboard                 // an opaque PNG on a painted checkerboard
	Halo                         // an alpha channel with a white halo
	Link                         // an address instead of base64, as LocalAI answers
	JPEG                         // no PNG although one was asked for
	Damaged                      // base64 that is no picture
	Empty                        // no picture at all
	Blocked                      // 400, refused by the safety system
	NoTransparency               // 400 for transparent backgrounds, Fine for others
	RateLimited                  // 429 with Retry-After
	NoQuota                      // 429 that trying again does not help
	WrongKey                     // 401
	Unverified                   // 403
	Broken                       // 500
	TextError                    // 400 whose error is a string, as sd-server answers
	Page                         // 502 with a page of a proxy
	ProxyTimeout                 // 504 of a proxy
	Silent                       // no answer until the caller gives up
	Hangup                       // the connection ends after the request was read
	CutStream                    // a stream that ends after a partial picture
	BadStream                    // a stream with an error in it
	BlockedStream                // a stream whose picture is refused
	NoStream                     // the whole answer at once although a stream was asked for
	Throttled                    // 429 that asks to wait for a moment
	CutBody                      // an answer that ends in the middle
)
