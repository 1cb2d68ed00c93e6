package plan

// margin keeps shadows, glows and outlines on the canvas, as a fraction of its side.
const margin = 0.08

// compose places every subject.
func (d *draft) compose() {
	d.out.Relations = append(d.out.Relations, d.links...)
	d.settleLinks()
	d.pickForms()
	d.emphasise()
	d.settleStyle()
	if d.framed() {
		return
	}
	subjects := len(d.things)
	room := d.letter(d.stage())
	if subjects > 0 && room.width() > 0 {
		d.placed = make([]bool, len(d.things))
		d.finish(d.build(d.rootOf(0)), room)
	}
	if len(d.out.Items) == 0 {
		d.fallback()
	}
}

// finish varies a whole composition and fits it to the canvas.
func (d *draft) finish(c cluster, room box) {
	c = d.vary(c)
	d.out.Items = append(d.out.Items, c.fitted(d.roomFor(room)).items...)
}

// faces are the portraits of animals that are drawn whole by default.
var faces = map[string]string{
	"dog": "dog-face", "cat": "cat-face", "tiger": "tiger-face", "horse": "horse-face", "cow": "cow-face", "pig": "pig-face",
	"mouse": "mouse-face", "rabbit": "rabbit-face", "monkey": "monkey-face", "dragon": "dragon-face",
}

// pickForms takes an animal's portrait when it wears something on its face, and its whole body when it does or carries something.
func (d *draft) pickForms() {
	for _, link := range d.links {
		switch {
		case d.variation%4 == 2 && link.Kind != "riding":
		case link.Kind == "wearing" && (d.things[link.To].traits.wornOn == "eyes" || d.things[link.To].traits.wornOn == "head" || d.things[link.To].traits.wornOn == "ears"):
			d.swap(link.From, faces[d.things[link.From].piece.Name])
		case link.Kind == "riding":
			d.swap(link.To, bodyOf(d.things[link.To].piece.Name))
		}
	}
}

func bodyOf(face string) string {
	for body, portrait := range faces {
		if portrait == face {
			return body
		}
	}
	return ""
}

func (d *draft) swap(i int, name string) {
	piece, ok := d.words.Piece(name)
	if name == "" || !ok {
		return
	}
	made := d.look(piece)
	if made.art.Name == "" {
		return
	}
	made.count, made.color, made.size, made.extra = d.things[i].count, d.things[i].color, d.things[i].size, d.things[i].extra
	d.things[i] = made
	d.out.Subjects[i].Art = made.art
}
