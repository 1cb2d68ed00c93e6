package figure

// Expression is how a face looks: eyes, brows and mouth by name, and extras.
type Expression struct {
	Eyes  string  // "", "none", "closed", "happy", "wide", "wink", "half", "hearts", "down", "up", "stars"
	Brows float64 // degrees; above 0 the inner ends go down
	Raise float64 // units up
	Mouth string
	Tears bool
	Blush float64 // 0 is usual
}

var Expressions = map[string]Expression{
	"calm smile":   {Mouth: "smile"},
	"neutral":      {Mouth: "flat"},
	"smile":        {Mouth: "wide smile"},
	"grin":         {Mouth: "grin", Raise: 1},
	"laugh":        {Eyes: "happy", Mouth: "laugh", Raise: 2},
	"sad":          {Mouth: "frown", Brows: -16, Raise: 1, Eyes: "down"},
	"crying":       {Eyes: "sad closed", Mouth: "wail", Brows: -18, Raise: 1, Tears: true},
	"angry":        {Mouth: "gritted", Brows: 20, Raise: -2},
	"determined":   {Mouth: "firm", Brows: 13, Raise: -2},
	"surprised":    {Eyes: "wide", Mouth: "round", Raise: 5},
	"scared":       {Eyes: "wide", Mouth: "wavy", Brows: -16, Raise: 3},
	"sleepy":       {Eyes: "half", Mouth: "small", Raise: -1},
	"sleeping":     {Eyes: "closed", Mouth: "small"},
	"eyes closed":  {Eyes: "closed", Mouth: "smile"},
	"wink":         {Eyes: "wink", Mouth: "grin", Raise: 1},
	"thinking":     {Eyes: "up", Mouth: "side", Raise: 2, Brows: -4},
	"in love":      {Eyes: "hearts", Mouth: "grin", Raise: 2, Blush: .25},
	"star eyes":    {Eyes: "star eyes", Mouth: "grin", Raise: 3},
	"money eyes":   {Eyes: "money eyes", Mouth: "grin", Raise: 3},
	"dizzy":        {Eyes: "dizzy", Mouth: "wavy", Brows: -10},
	"x eyes":       {Eyes: "x eyes", Mouth: "tongue"},
	"tears of joy": {Eyes: "happy", Mouth: "laugh", Raise: 2, Tears: true},
	"shy":          {Eyes: "down", Mouth: "smile", Brows: -8, Blush: .3},
	"looking down": {Eyes: "down", Mouth: "smile"},
	"singing":      {Eyes: "happy", Mouth: "singing", Raise: 3},
	"cool":         {Mouth: "side smile", Brows: 4},
	"kiss":         {Eyes: "wink", Mouth: "kiss"},
	"kissing":      {Eyes: "closed", Mouth: "kiss", Blush: .35},
	"silly":        {Eyes: "wink", Mouth: "tongue", Raise: 2},
	"evil":         {Mouth: "fangs", Brows: 18, Raise: -1},
	"fanged":       {Mouth: "fangs", Raise: 1},
	"zombie":       {Eyes: "half", Mouth: "zombie", Brows: -8},
	"tired":        {Eyes: "half", Mouth: "frown", Brows: -8},
	"shouting":     {Mouth: "singing", Brows: 16, Raise: -1},
	"whistling":    {Mouth: "kiss", Raise: 2},
	"smug":         {Eyes: "half", Mouth: "side smile", Brows: 5},
	"suspicious":   {Eyes: "half", Mouth: "flat", Brows: 10, Raise: -1},
	"calm":         {Eyes: "closed", Mouth: "flat"},
	"yawning":      {Eyes: "closed", Mouth: "singing", Raise: 4},
	"open mouth":   {Mouth: "laugh", Raise: 2},
	"tongue out":   {Mouth: "tongue"},
	"screaming":    {Eyes: "wide", Mouth: "singing", Brows: -12, Raise: 3},
	"faceless":     {Eyes: "none", Mouth: "none"},
	"disgusted":    {Eyes: "half", Mouth: "wavy", Brows: 12},
}

func (f *Figure) Expression() Expression {
	if e, ok := Expressions[f.Spec.Expression]; ok {
		return e
	}
	if e, ok := Expressions[f.Pose.Expression]; ok && f.Spec.Expression == "" {
		return e
	}
	return Expressions["calm smile"]
}

func First(s *string, other string) {
	if *s == "" {
		*s = other
	}
}
