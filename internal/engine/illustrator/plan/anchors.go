package plan

// spot is a place on a piece: a point and the width of the body part there, as fractions of the visible box.
type spot struct{ x, y, width float64 }

// anchors are where other things attach to a piece.
type anchors struct{ head, eyes, neck, mouth, hand, back, feet spot }

// classAnchors were measured by eye on the art; animals face left in every set.
var classAnchors = map[string]anchors{
	"face":    {head: spot{0.50, 0.10, 0.74}, eyes: spot{0.50, 0.46, 0.78}, neck: spot{0.50, 0.96, 0.60}, mouth: spot{0.50, 0.76, 0.4}, hand: spot{0.90, 0.88, 0.3}, back: spot{0.50, 0.08, 0.7}, feet: spot{0.5, 1, 0.6}},
	"bust":    {head: spot{0.50, 0.09, 0.62}, eyes: spot{0.50, 0.43, 0.55}, neck: spot{0.50, 0.80, 0.56}, mouth: spot{0.50, 0.62, 0.3}, hand: spot{0.90, 0.84, 0.3}, back: spot{0.50, 0.10, 0.7}, feet: spot{0.5, 1, 0.6}},
	"profile": {head: spot{0.42, 0.10, 0.46}, eyes: spot{0.36, 0.36, 0.46}, neck: spot{0.62, 0.86, 0.60}, mouth: spot{0.10, 0.72, 0.3}, hand: spot{0.10, 0.80, 0.3}, back: spot{0.72, 0.36, 0.5}, feet: spot{0.5, 1, 0.6}},
	"sitting": {head: spot{0.36, 0.07, 0.46}, eyes: spot{0.35, 0.27, 0.46}, neck: spot{0.38, 0.50, 0.40}, mouth: spot{0.33, 0.42, 0.3}, hand: spot{0.16, 0.66, 0.3}, back: spot{0.66, 0.46, 0.5}, feet: spot{0.5, 1, 0.6}},
	"upright": {head: spot{0.50, 0.05, 0.52}, eyes: spot{0.50, 0.17, 0.50}, neck: spot{0.50, 0.33, 0.50}, mouth: spot{0.50, 0.27, 0.3}, hand: spot{0.90, 0.52, 0.3}, back: spot{0.50, 0.10, 0.6}, feet: spot{0.5, 1, 0.6}},
	"walking": {head: spot{0.21, 0.10, 0.32}, eyes: spot{0.19, 0.24, 0.32}, neck: spot{0.32, 0.42, 0.32}, mouth: spot{0.06, 0.34, 0.3}, hand: spot{0.06, 0.36, 0.3}, back: spot{0.60, 0.36, 0.6}, feet: spot{0.5, 1, 0.8}},
	"bird":    {head: spot{0.30, 0.06, 0.36}, eyes: spot{0.27, 0.18, 0.34}, neck: spot{0.36, 0.38, 0.40}, mouth: spot{0.06, 0.26, 0.3}, hand: spot{0.06, 0.28, 0.3}, back: spot{0.62, 0.36, 0.5}, feet: spot{0.45, 1, 0.4}},
	"swimmer": {head: spot{0.26, 0.18, 0.36}, eyes: spot{0.22, 0.42, 0.34}, neck: spot{0.40, 0.60, 0.30}, mouth: spot{0.04, 0.52, 0.3}, hand: spot{0.04, 0.55, 0.3}, back: spot{0.52, 0.22, 0.6}, feet: spot{0.5, 1, 0.5}},
	"ride":    {head: spot{0.50, 0.08, 0.6}, eyes: spot{0.50, 0.40, 0.5}, neck: spot{0.50, 0.60, 0.5}, mouth: spot{0.10, 0.5, 0.3}, hand: spot{0.90, 0.6, 0.3}, back: spot{0.52, 0.42, 0.6}, feet: spot{0.5, 1, 0.8}},
	"":        {head: spot{0.50, 0.04, 0.66}, eyes: spot{0.50, 0.36, 0.56}, neck: spot{0.50, 0.66, 0.60}, mouth: spot{0.50, 0.55, 0.4}, hand: spot{0.92, 0.70, 0.3}, back: spot{0.50, 0.18, 0.6}, feet: spot{0.5, 1, 0.7}},
}

// pieceAnchors correct the class where a piece is built differently.
var pieceAnchors = map[string]func(*anchors){
	"horse": func(a *anchors) {
		a.head, a.neck, a.back = spot{0.24, 0.08, 0.20}, spot{0.34, 0.36, 0.26}, spot{0.62, 0.29, 0.5}
	},
	"zebra": func(a *anchors) { a.head, a.back = spot{0.24, 0.10, 0.26}, spot{0.62, 0.34, 0.5} },
	"elephant": func(a *anchors) {
		a.head, a.eyes, a.neck, a.mouth, a.back = spot{0.40, 0.10, 0.46}, spot{0.36, 0.30, 0.36}, spot{0.36, 0.58, 0.4}, spot{0.24, 0.76, 0.2}, spot{0.56, 0.16, 0.6}
	},
	"mammoth": func(a *anchors) { a.head, a.back = spot{0.36, 0.08, 0.40}, spot{0.62, 0.22, 0.6} },
	"giraffe": func(a *anchors) {
		a.head, a.eyes, a.neck, a.mouth, a.back = spot{0.34, 0.06, 0.30}, spot{0.30, 0.13, 0.28}, spot{0.46, 0.40, 0.26}, spot{0.14, 0.18, 0.2}, spot{0.66, 0.56, 0.5}
	},
	"llama": func(a *anchors) {
		a.head, a.eyes, a.neck, a.back = spot{0.24, 0.06, 0.28}, spot{0.20, 0.13, 0.26}, spot{0.30, 0.34, 0.26}, spot{0.66, 0.48, 0.5}
	},
	"camel":          func(a *anchors) { a.head, a.back = spot{0.14, 0.22, 0.24}, spot{0.58, 0.16, 0.4} },
	"two-hump-camel": func(a *anchors) { a.head, a.back = spot{0.14, 0.22, 0.24}, spot{0.60, 0.24, 0.4} },
	"turtle": func(a *anchors) {
		a.head, a.eyes, a.neck, a.back = spot{0.18, 0.40, 0.30}, spot{0.16, 0.50, 0.28}, spot{0.30, 0.66, 0.26}, spot{0.62, 0.10, 0.6}
	},
	"snail": func(a *anchors) {
		a.head, a.eyes, a.back = spot{0.20, 0.06, 0.3}, spot{0.20, 0.40, 0.3}, spot{0.66, 0.22, 0.5}
	},
	"t-rex": func(a *anchors) {
		a.head, a.eyes, a.neck, a.mouth, a.hand, a.back = spot{0.30, 0.06, 0.42}, spot{0.28, 0.14, 0.34}, spot{0.42, 0.40, 0.34}, spot{0.08, 0.26, 0.2}, spot{0.20, 0.56, 0.2}, spot{0.62, 0.52, 0.4}
	},
	"sauropod": func(a *anchors) {
		a.head, a.eyes, a.neck, a.back = spot{0.18, 0.04, 0.26}, spot{0.16, 0.11, 0.24}, spot{0.26, 0.36, 0.24}, spot{0.58, 0.48, 0.5}
	},
	"dragon": func(a *anchors) {
		a.head, a.eyes, a.neck, a.mouth, a.hand, a.back = spot{0.40, 0.06, 0.4}, spot{0.34, 0.18, 0.36}, spot{0.50, 0.40, 0.3}, spot{0.06, 0.30, 0.2}, spot{0.10, 0.55, 0.2}, spot{0.68, 0.22, 0.4}
	},
	"penguin": func(a *anchors) {
		a.head, a.eyes, a.neck = spot{0.42, 0.06, 0.46}, spot{0.42, 0.15, 0.46}, spot{0.46, 0.36, 0.52}
	},
	"flamingo": func(a *anchors) {
		a.head, a.eyes, a.neck, a.back = spot{0.30, 0.05, 0.3}, spot{0.28, 0.10, 0.28}, spot{0.40, 0.36, 0.2}, spot{0.60, 0.42, 0.4}
	},
	"snowman": func(a *anchors) {
		a.head, a.eyes, a.neck = spot{0.5, 0.10, 0.42}, spot{0.5, 0.28, 0.36}, spot{0.5, 0.46, 0.46}
	},
	"teddy-bear": func(a *anchors) {
		a.head, a.eyes, a.neck, a.hand, a.mouth = spot{0.5, 0.06, 0.6}, spot{0.5, 0.24, 0.5}, spot{0.5, 0.52, 0.5}, spot{0.88, 0.62, 0.2}, spot{0.5, 0.40, 0.3}
	},
	"fox":         func(a *anchors) { a.head, a.eyes = spot{0.50, 0.26, 0.60}, spot{0.50, 0.56, 0.66} },
	"wolf":        func(a *anchors) { a.head, a.eyes = spot{0.50, 0.22, 0.60}, spot{0.50, 0.50, 0.62} },
	"lion":        func(a *anchors) { a.eyes = spot{0.50, 0.46, 0.52} },
	"rabbit-face": func(a *anchors) { a.head, a.eyes = spot{0.50, 0.36, 0.70}, spot{0.50, 0.62, 0.74} },
	"rabbit":      func(a *anchors) { a.head, a.eyes = spot{0.28, 0.30, 0.40}, spot{0.26, 0.42, 0.36} },
	"moose": func(a *anchors) {
		a.head, a.eyes, a.neck = spot{0.50, 0.22, 0.36}, spot{0.50, 0.42, 0.36}, spot{0.5, 0.92, 0.4}
	},
	"unicorn":    func(a *anchors) { a.back = spot{0.84, 0.20, 0.5} },
	"robot":      func(a *anchors) { a.head, a.eyes = spot{0.50, 0.14, 0.62}, spot{0.50, 0.46, 0.66} },
	"skull":      func(a *anchors) { a.eyes = spot{0.50, 0.50, 0.76} },
	"frog":       func(a *anchors) { a.head, a.eyes = spot{0.50, 0.14, 0.66}, spot{0.50, 0.20, 0.86} },
	"motorcycle": func(a *anchors) { a.back = spot{0.60, 0.34, 0.4} },
	"bicycle":    func(a *anchors) { a.back = spot{0.38, 0.00, 0.4} },
	"automobile": func(a *anchors) { a.back = spot{0.50, 0.16, 0.6} },
	"skateboard": func(a *anchors) { a.back = spot{0.50, 0.42, 0.8} },
	"rocket":     func(a *anchors) { a.back = spot{0.52, 0.42, 0.4} },
	"owl": func(a *anchors) {
		a.head, a.eyes, a.neck = spot{0.50, 0.10, 0.70}, spot{0.50, 0.27, 0.80}, spot{0.50, 0.50, 0.60}
	},
	"whale": func(a *anchors) { a.back, a.head = spot{0.40, 0.34, 0.5}, spot{0.3, 0.34, 0.5} },
}

func anchorsOf(t thing) anchors {
	a := classAnchors[t.traits.class]
	if correct := pieceAnchors[t.piece.Name]; correct != nil {
		correct(&a)
	}
	if t.traits.class == "bust" && t.art.Set != noto {
		a.head, a.eyes, a.neck = spot{0.50, 0.07, 0.48}, spot{0.50, 0.33, 0.42}, spot{0.50, 0.60, 0.46}
	}
	return a
}

// at returns where a spot of a piece lies when the piece fills a box.
func (b box) at(s spot) (x, y, width float64) {
	return b.left + s.x*b.width(), b.top + s.y*b.height(), s.width * b.width()
}
